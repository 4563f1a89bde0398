/** Faults that only a screen reader reveals. `npm run listen -- --planted` checks that a task detects each. */
import type {Rule} from '../engines/proxy';

export const runBefore = (script: 'boot' | 'main', code: string): Rule => ({
  path: new RegExp(`/${script}\\.\\w+\\.js$`),
  change: (text) => `(()=>{${code}})();${text}`,
});

/** Adds a style sheet; unlayered rules override the site's cascade layers. */
const css = (rules: string) =>
  `const sheet=new CSSStyleSheet();sheet.replaceSync(${JSON.stringify(rules)});document.adoptedStyleSheets=[sheet]`;

/** Changes the elements that a selector finds, each time the page changes. */
const each = (selector: string, change: string) =>
  `new MutationObserver(()=>document.querySelectorAll(${JSON.stringify(selector)}).forEach(e=>{${change}}))` +
  `.observe(document,{subtree:true,childList:true,attributes:true,attributeFilter:['role','hidden']})`;

/** Runs timers with this delay, in milliseconds, immediately. */
const atOnce = (ms: number) =>
  `const wait=window.setTimeout;window.setTimeout=(run,ms,...more)=>ms===${ms}?(run(),0):wait(run,ms,...more)`;

/** TASK.BROWSER that detects a fault → its description → code to run before all other scripts. */
export const FAULTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'tabs-six.firefox': {
    'tabs get a new click handler at each move of the focus': `addEventListener('focusin',()=>document.querySelectorAll('main [role=tab]').forEach(e=>{e.onclick=null;e.onclick=()=>{}}))`,
  },
  'testimonials-1280.firefox': {
    'the track of a carousel is transformed only when it moves': css(
      '[class*=Carousel_track]{transform:none}',
    ),
  },
  'testimonials-1280.chromium': {
    'slides out of view are hidden from readers while others rotate in': `let n=0;setInterval(()=>{n+=1;document.querySelectorAll('[aria-roledescription=slide]:not([data-copy])').forEach((e,i)=>e.ariaHidden=i%6===n%6?null:'true')},900)`,
  },
  'carousel-early.firefox': {
    'a row that becomes a carousel loses the focus': `setInterval(()=>{const e=document.activeElement;if(e?.closest('[data-ready]')&&e.matches('[role=group]')){e.removeAttribute('tabindex');e.blur()}},20)`,
  },
  'contact-empty.firefox': {
    'empty required fields are invalid before anybody visits them': `setInterval(()=>document.querySelectorAll('form[action] [aria-required]').forEach(e=>e.required=true),100)`,
  },
  'contact-empty.chromium': {
    'releasing a key announces the error of the field it arrives in': `addEventListener('keyup',({target:e})=>{if(!e.matches('[aria-invalid]'))return;const live=e.form.querySelector('[aria-live]>*');live.textContent=document.getElementById(e.id+'-error').textContent})`,
  },
  'contact-sent.chromium': {
    'an alert that takes the focus is also a live region': each(
      '[data-form-status],[data-alert]',
      `e.removeAttribute('aria-live')`,
    ),
  },
  'carousel-testimonials.chromium': {
    'carousel buttons are silent': css('[aria-roledescription] [role=status]{display:none}'),
  },
  'contact-sent.firefox': {
    'lists announce a choice when the form resets them': `Object.defineProperty(HTMLElement.prototype,'inert',{get:()=>false,set(){},configurable:true})`,
    'the wait is announced after the answer': each(
      'form[action] [aria-live]>*',
      `if(document.querySelector('[data-alert=success]'))setTimeout(()=>{if(e.textContent==='')e.textContent='Please wait...'},300)`,
    ),
  },
  'contact-wrong.chromium': {
    'an invalid entry is not reported when its field is left': `addEventListener('focusout',e=>e.stopImmediatePropagation(),true)`,
  },
  'drawer.chromium': {
    'the page behind the drawer is inert before its opening is announced': atOnce(300),
  },
  'not-found.firefox': {
    'the focus moves to a new page’s heading at once': atOnce(100),
  },
  'tabs-keys.chromium': {
    'a list of links becomes a tab list without new elements': `const {matches}=Element.prototype;Element.prototype.matches=function(s){return s===':active'||matches.call(this,s)}`,
  },
  'services-reading.chromium': {
    'a tab has a drawing beside its words': each(
      'header [role=tab]:not(:has(svg))',
      `e.insertAdjacentHTML('beforeend','<svg aria-hidden=true width=9 height=9></svg>')`,
    ),
  },
  'sign-up.firefox': {
    'the sign-up field does not say that it is untouched': each(
      'form[method=dialog] input',
      `e.removeAttribute('aria-invalid')`,
    ),
  },
  'document-check.chromium': {
    'progress is in no live region': each('main [role=status]', `e.removeAttribute('role')`),
  },
  'document-check-again.firefox': {
    'changes are not announced': css('main:has(.checkChanges) [role=status]{display:none}'),
  },
  'document-check-sample.chromium': {
    'saving is not announced': css('main:has(:checked) [role=status]{display:none}'),
  },
  'document-check-several.firefox': {
    'the table of files has no heading that takes the focus': css('.checkFiles h3{display:none}'),
  },
  'quote-empty.firefox': {
    'the parts of a date have no group': each('form [role=group]', `e.removeAttribute('role')`),
  },
};
