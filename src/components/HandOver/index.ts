export {handOver, useHandedOver, type HandedOver} from './handOver';
export {useFormsOff} from './useFormsOff';
