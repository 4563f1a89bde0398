/** Faults that only a screen reader reveals. `npm run listen -- --planted` checks that a task notices each. */
import type {Rule} from '../engines/front';
import type {Browser} from './browsers';

interface Fault {
  /** The task that notices it, and its browser. */
  task: string;
  browser: Browser;
  /** Code that runs before all other scripts of the page. */
  script: string;
}

/** Returns the rule that puts a fault into the site. */
export const ruleOf = ({script}: Fault): Rule => ({
  path: /\/boot\.\w+\.js$/,
  change: (text) => `(()=>{${script}})();${text}`,
});

/** Adds a style sheet; unlayered rules override the site's cascade layers. */
const css = (rules: string) =>
  `const sheet=new CSSStyleSheet();sheet.replaceSync(${JSON.stringify(rules)});document.adoptedStyleSheets=[sheet]`;

/** Changes the elements that a selector finds, each time the page changes. */
const each = (selector: string, change: string) =>
  `new MutationObserver(()=>document.querySelectorAll(${JSON.stringify(selector)}).forEach(e=>{${change}}))` +
  `.observe(document,{subtree:true,childList:true,attributes:true,attributeFilter:['role','hidden']})`;

/** Runs timers of this many milliseconds at once. */
const atOnce = (ms: number) =>
  `const wait=window.setTimeout;window.setTimeout=(run,ms,...more)=>ms===${ms}?(run(),0):wait(run,ms,...more)`;

/** Faults by description. */
export const FAULTS: Readonly<Record<string, Fault>> = {
  'tabs get a new click handler at each move of the focus': {
    ...{task: 'tabs-six', browser: 'firefox'},
    script: `addEventListener('focusin',()=>document.querySelectorAll('main [role=tab]').forEach(e=>{e.onclick=null;e.onclick=()=>{}}))`,
  },
  'the track of a carousel is transformed only when it moves': {
    ...{task: 'testimonials-1280', browser: 'firefox'},
    script: css('[class*=Carousel_track]{transform:none}'),
  },
  'slides out of view are hidden from readers while others rotate in': {
    ...{task: 'testimonials-1280', browser: 'chromium'},
    script: `let n=0;setInterval(()=>{n+=1;document.querySelectorAll('[aria-roledescription=slide]:not([data-copy])').forEach((e,i)=>e.ariaHidden=i%6===n%6?null:'true')},900)`,
  },
  'a row that becomes a carousel loses the focus': {
    ...{task: 'carousel-early', browser: 'firefox'},
    script: `setInterval(()=>{const e=document.activeElement;if(e?.closest('[data-ready]')&&e.matches('[role=group]')){e.removeAttribute('tabindex');e.blur()}},20)`,
  },
  'empty required fields are invalid before anybody visits them': {
    ...{task: 'contact-empty', browser: 'firefox'},
    script: `setInterval(()=>document.querySelectorAll('form[action] [aria-required]').forEach(e=>e.required=true),100)`,
  },
  'releasing a key announces the error of the field it arrives in': {
    ...{task: 'contact-empty', browser: 'chromium'},
    script: `addEventListener('keyup',({target:e})=>{if(!e.matches('[aria-invalid]'))return;const live=e.form.querySelector('[aria-live]>*');live.textContent=document.getElementById(e.id+'-error').textContent})`,
  },
  'an alert that takes the focus is also a live region': {
    ...{task: 'contact-sent', browser: 'chromium'},
    script: each('[data-form-status],[data-alert]', `e.removeAttribute('aria-live')`),
  },
  'the buttons of a carousel do not announce what they did': {
    ...{task: 'carousel-testimonials', browser: 'chromium'},
    script: css('[aria-roledescription] [role=status]{display:none}'),
  },
  'lists announce a choice when the form resets them': {
    ...{task: 'contact-sent', browser: 'firefox'},
    script: `Object.defineProperty(HTMLElement.prototype,'inert',{get:()=>false,set(){},configurable:true})`,
  },
  'the wait is announced after the answer': {
    ...{task: 'contact-sent', browser: 'firefox'},
    script: each(
      'form[action] [aria-live]>*',
      `if(document.querySelector('[data-alert=success]'))setTimeout(()=>{if(e.textContent==='')e.textContent='Please wait...'},300)`,
    ),
  },
  'an invalid entry is not reported when its field is left': {
    ...{task: 'contact-wrong', browser: 'chromium'},
    script: `addEventListener('focusout',e=>e.stopImmediatePropagation(),true)`,
  },
  'the page behind the drawer is inert before its opening is announced': {
    ...{task: 'drawer', browser: 'chromium'},
    script: atOnce(300),
  },
  'the focus moves to a new page’s heading at once': {
    ...{task: 'not-found', browser: 'firefox'},
    script: atOnce(100),
  },
  'a list of links becomes a tab list without new elements': {
    ...{task: 'tabs-keys', browser: 'chromium'},
    script: `const {matches}=Element.prototype;Element.prototype.matches=function(s){return s===':active'||matches.call(this,s)}`,
  },
  'a tab has a drawing beside its words': {
    ...{task: 'services-reading', browser: 'chromium'},
    script: each(
      'header [role=tab]:not(:has(svg))',
      `e.insertAdjacentHTML('beforeend','<svg aria-hidden=true width=9 height=9></svg>')`,
    ),
  },
  'the sign-up field does not say that it is untouched': {
    ...{task: 'sign-up', browser: 'firefox'},
    script: each('form[method=dialog] input', `e.removeAttribute('aria-invalid')`),
  },
  'the progress of the document check is in no live region': {
    ...{task: 'document-check', browser: 'chromium'},
    script: each('main [role=status]', `e.removeAttribute('role')`),
  },
  'the parts of a date have no named group': {
    ...{task: 'quote-empty', browser: 'firefox'},
    script: each('form [role=group]', `e.removeAttribute('role')`),
  },
};
