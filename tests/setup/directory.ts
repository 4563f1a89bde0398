/** Mocks the file that the site-structure plugin generates: the directory of the test tree. */
import sidebars from '../fixtures/sidebars';
import {buildStructure, directoryOf} from '../../src/menus';

export default directoryOf(buildStructure(sidebars));
