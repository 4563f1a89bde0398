export {Art, type ArtProps} from './Art';
