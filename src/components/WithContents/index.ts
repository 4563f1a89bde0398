export {WithContents} from './WithContents';
