import {mostUploads} from '../../src/server/forms/uploads';

test.each([
  [10, {all: 8, ofOneClient: 2}],
  [1, {all: 8, ofOneClient: 2}],
  [50, {all: 4, ofOneClient: 1}],
])('of uploads of %d MB, %j may be open', (megabytes, most) => {
  expect(mostUploads(megabytes * 1024 * 1024)).toEqual(most);
});
