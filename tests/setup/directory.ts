/** Stands in for what the site-structure plugin generates: the directory of sidebars.ts. */
import sidebars from '../../sidebars';
import {directoryOf} from '../../src/plugins/site-structure/directory';
import {buildStructure} from '../../src/plugins/site-structure/structure';

export default directoryOf(buildStructure(sidebars));
