export {AttackTrace, LoadCurve, LoadPoint, TagTree} from './Figures';
