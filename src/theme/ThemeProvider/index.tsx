/** Provides nothing: PageHead sets titles, CSS the colour mode. */
export {default} from '../Layout';
