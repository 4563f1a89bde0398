export {SignUp} from './SignUp';
