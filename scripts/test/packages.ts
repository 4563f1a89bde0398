/** `npm test -- packages`: prints the packages that workflows install as root before they run tests as another account. */
import {missingPackages} from '../programs';

console.log(missingPackages().join(' '));
