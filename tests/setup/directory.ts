/** Stands in for what the site-structure plugin generates: the directory of the tests' own tree. */
import sidebars from '../fixtures/sidebars';
import {buildStructure, directoryOf} from '../../src/menus';

export default directoryOf(buildStructure(sidebars));
