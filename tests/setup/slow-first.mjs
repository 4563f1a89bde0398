/** Starts the slowest tests first, so that no core is idle at the end. Without a cache, Jest would sort by file size. */
import Sequencer from '@jest/test-sequencer';

const SLOW = /(?:crash|beside-visitors|deliver|broken-pages|tools\/check)\.test\.ts$/;

export default class SlowFirst extends Sequencer {
  sort(tests) {
    const isSlow = ({path}) => Number(SLOW.test(path));
    return super.sort(tests).sort((a, b) => isSlow(b) - isSlow(a));
  }
}
