import {defineBlock} from '../../blocks/block';

export default {
  DocumentCheck: defineBlock({
    summary: "Checks documents on the visitor's device: nothing is sent.",
    accessibility:
      'It is a native `<input type="file">`, which accepts dropped files before ' +
      'hydration, and a live region. The rest is loaded once a file is chosen. Without ' +
      "JavaScript it names an alternative. Keyboard: the native control's own. Element: " +
      '`<div>`.',
    interactive: true,
  }),
};
