export {Topic, Topics, type TopicProps} from './Topics';
