/** The boot script of sites that have none of their own. */
import {hydrateAtFirstInteraction} from '.';

hydrateAtFirstInteraction();
