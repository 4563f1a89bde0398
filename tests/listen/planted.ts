/**
 * Faults that only a screen reader meets, put into the copy of the site that a task is carried out on:
 * `npm run listen -- --planted` tells whether the task hears each.
 */
import type {Rule} from '../engines/front';
import type {Browser} from './browsers';

export interface Fault {
  name: string;
  /** Where it is heard. */
  task: string;
  browser: Browser;
  rule: Rule;
}

/** Runs before anything else of the page does. */
const script = (code: string): Rule => ({
  path: /\/boot\.\w+\.js$/,
  change: (text) => `(()=>{${code}})();${text}`,
});

const changed = (path: RegExp, from: string | RegExp, to: string): Rule => ({
  path,
  change: (text) => {
    const other = text.replace(from, to);
    if (other === text) throw new Error(`The fault cannot be planted: ${String(from)} is gone.`);
    return other;
  },
});

/** Does something to the elements that a selector finds, each time the page changes. */
const each = (selector: string, what: string): Rule =>
  script(
    `new MutationObserver(()=>document.querySelectorAll(${JSON.stringify(selector)}).forEach(e=>{${what}}))` +
      `.observe(document,{subtree:true,childList:true,attributes:true,attributeFilter:['role','hidden']})`,
  );

/** What waits so many milliseconds does not wait. */
const atOnce = (waits: number): Rule =>
  script(
    `const wait=window.setTimeout;window.setTimeout=(run,ms,...more)=>ms===${waits}?(run(),0):wait(run,ms,...more)`,
  );

export const FAULTS: readonly Fault[] = [
  {
    name: 'tabs get a new click handler at each move of the focus',
    ...{task: 'tabs-six', browser: 'firefox'},
    rule: script(
      `addEventListener('focusin',()=>document.querySelectorAll('main [role=tab]').forEach(e=>{e.onclick=null;e.onclick=()=>{}}))`,
    ),
  },
  {
    name: 'the track of a carousel is transformed only once it moves',
    ...{task: 'testimonials-1280', browser: 'firefox'},
    rule: changed(/\.css$/, /(Carousel_track\{[^}]*);transform:translate\(0\)/, '$1'),
  },
  {
    name: 'slides out of view are hidden from readers while others rotate in',
    ...{task: 'testimonials-1280', browser: 'chromium'},
    rule: script(
      `let n=0;setInterval(()=>{n+=1;document.querySelectorAll('[aria-roledescription=slide]:not([data-copy])').forEach((e,i)=>e.ariaHidden=i%6===n%6?null:'true')},900)`,
    ),
  },
  {
    name: 'a row that has become a carousel drops the focus that it had',
    ...{task: 'carousel-early', browser: 'firefox'},
    rule: script(
      `setInterval(()=>{const e=document.activeElement;if(e?.closest('[data-ready]')&&e.matches('[role=group]')){e.removeAttribute('tabindex');e.blur()}},20)`,
    ),
  },
  {
    name: 'empty required fields are invalid before anybody has been there',
    ...{task: 'contact-empty', browser: 'firefox'},
    rule: script(
      `setInterval(()=>document.querySelectorAll('form[action] [aria-required]').forEach(e=>e.required=true),100)`,
    ),
  },
  {
    name: 'releasing a key announces the error of the field it arrives in',
    ...{task: 'contact-empty', browser: 'chromium'},
    rule: script(
      `addEventListener('keyup',({target:e})=>{if(!e.matches('[aria-invalid]'))return;const live=e.form.querySelector('[aria-live]>*');live.textContent=document.getElementById(e.id+'-error').textContent})`,
    ),
  },
  {
    name: 'an alert that takes the focus is a live region, too',
    ...{task: 'contact-sent', browser: 'chromium'},
    rule: each('[data-form-status],[data-alert]', `e.removeAttribute('aria-live')`),
  },
  {
    name: 'the buttons of a carousel say nothing of what they did',
    ...{task: 'carousel-testimonials', browser: 'chromium'},
    rule: changed(/\.css$/, '{', '{}[aria-roledescription] [role=status]{display:none}.none{'),
  },
  {
    name: 'lists that are set back speak as if somebody chose',
    ...{task: 'contact-sent', browser: 'firefox'},
    rule: script(
      `Object.defineProperty(HTMLElement.prototype,'inert',{get:()=>false,set(){},configurable:true})`,
    ),
  },
  {
    name: 'the wait is told after the answer',
    ...{task: 'contact-sent', browser: 'firefox'},
    rule: each(
      'form[action] [aria-live]>*',
      `if(document.querySelector('[data-alert=success]'))setTimeout(()=>{if(e.textContent==='')e.textContent='Please wait...'},300)`,
    ),
  },
  {
    name: 'a wrong entry is not told when its field is left',
    ...{task: 'contact-wrong', browser: 'chromium'},
    rule: script(`addEventListener('focusout',e=>e.stopImmediatePropagation(),true)`),
  },
  {
    name: 'the page behind the drawer is inert before its opening is told',
    ...{task: 'drawer', browser: 'chromium'},
    rule: atOnce(300),
  },
  {
    name: 'the focus goes to a new page’s heading at once',
    ...{task: 'not-found', browser: 'firefox'},
    rule: atOnce(100),
  },
  {
    name: 'a list of links becomes a tab list with the elements that it had',
    ...{task: 'tabs-keys', browser: 'chromium'},
    rule: script(
      `const {matches}=Element.prototype;Element.prototype.matches=function(s){return s===':active'||matches.call(this,s)}`,
    ),
  },
  {
    name: 'a drawing stands beside the words of a tab',
    ...{task: 'services-reading', browser: 'chromium'},
    rule: each(
      'header [role=tab]:not(:has(svg))',
      `e.insertAdjacentHTML('beforeend','<svg aria-hidden=true width=9 height=9></svg>')`,
    ),
  },
  {
    name: 'the field of the sign-up is not said to be untouched',
    ...{task: 'sign-up', browser: 'firefox'},
    rule: each('form[method=dialog] input', `e.removeAttribute('aria-invalid')`),
  },
  {
    name: 'what the document check does is in no live region',
    ...{task: 'document-check', browser: 'chromium'},
    rule: each('main [role=status]', `e.removeAttribute('role')`),
  },
  {
    name: 'the parts of a date have no group that names them',
    ...{task: 'quote-empty', browser: 'firefox'},
    rule: each('form [role=group]', `e.removeAttribute('role')`),
  },
];
