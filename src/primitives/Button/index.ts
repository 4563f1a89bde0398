export {Button, ButtonLink, type ButtonProps} from './Button';
