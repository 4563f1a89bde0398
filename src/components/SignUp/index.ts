export {SignUp, type SignUpProps} from './SignUp';
