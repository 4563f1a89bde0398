/** `npm test -- packages`: workflows install what this prints, as the account that runs tests is not root there. */
import {missingPackages} from '../programs';

console.log(missingPackages().join(' '));
