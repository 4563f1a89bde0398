/** tests/SPEC.md section 4: states and transitions of widgets. */
import {departure, section, test, testsIn} from '../row';

const servicesPanel = testsIn('src/components/ServicesPanel/ServicesPanel.test.tsx');
const e2eHeader = testsIn('tests/e2e/header.spec.ts');
const tabs = testsIn('src/components/Tabs/Tabs.test.tsx');
const stats = testsIn('src/components/Stats/Stats.test.tsx');
const enginesCounters = testsIn('tests/engines/flows/counters.spec.ts');
const e2eDrawer = testsIn('tests/e2e/drawer.spec.ts');
const e2eStats = testsIn('tests/e2e/stats.spec.ts');
const e2eCarousel = testsIn('tests/e2e/carousel.spec.ts');
const carouselRotation = testsIn('src/components/Carousel/Carousel.rotation.test.tsx');
const carousel = testsIn('src/components/Carousel/Carousel.test.tsx');
const categoryKept = e2eHeader(
  'each category has its links, choosing one moves nothing, and the choice is kept',
);
const twoSeconds = stats('counting takes 2 s');
const standStill = e2eStats('figures in ${list} stand still');
const countFromZero = enginesCounters('figures count from 0, on ${start}');
const goesRound = e2eCarousel(
  'it advances by one slide every 2 s, goes round the end, and never shows a gap',
);
const opens = e2eDrawer('${key} opens the drawer, and focus moves into it');

export default section('4', [
  [
    'Drawer: toggled by the menu button',
    departure(14, 'Close stands in its place'),
    opens,
    test('tests/e2e/keyboard.spec.ts › ${key} on Close closes it and returns focus to the button'),
    test(
      'tests/e2e/layout.spec.ts › the drawer slides in, and Close takes the place of the menu button',
    ),
  ],
  [
    'Drawer: a click outside closes it',
    e2eDrawer('a click outside closes the drawer, one inside does not'),
  ],
  ['Drawer: focus moves into it on opening', opens],
  [
    'Drawer: Tab on the last drawer link closes it and moves focus to another link',
    e2eDrawer('Tab on the last link closes the drawer and goes on to the first link below'),
  ],
  [
    'Services panel: active category defaults to Digital Accessibility Services',
    servicesPanel('one tab per category, vertical, the first one selected'),
    categoryKept,
  ],
  [
    'Services panel: changes on click',
    servicesPanel('a click selects a tab, goes nowhere, and the choice outlasts closing'),
    categoryKept,
  ],
  [
    'Services panel: changes on Enter/Space on a category tab',
    servicesPanel('"%s" on a tab selects it'),
  ],
  [
    'Tab blocks: one selected tab id, starting as the first tab',
    tabs('on wide screens a vertical tab list shows one panel at a time, the first to begin with'),
  ],
  [
    'Tab blocks: clicking a tab selects it',
    tabs('clicking a tab selects it, and the address names it, which is no step in the history'),
    test(
      'tests/e2e/tabs.spec.ts › ${route} has ${count} tabs at the side and shows one panel at a time',
    ),
  ],
  [
    'Hero counters: animate from 0 to target over 2 s on load',
    departure(3, 'under reduced motion the final figure stands at once'),
    e2eStats('the hero counters count from 0 to their figures over 2 s on load'),
    twoSeconds,
    standStill,
    countFromZero,
  ],
  [
    'Stats counters: start counting (2 s) only once the stats section scrolls into view',
    departure(3, 'under reduced motion the final figure stands at once'),
    e2eStats('the stats section keeps its figures until it is scrolled into view, then counts'),
    twoSeconds,
    standStill,
    countFromZero,
  ],
  [
    'Testimonial carousel: loops endlessly',
    goesRound,
    carousel('however often Next is pressed, slides do not run out'),
  ],
  [
    'Testimonial carousel: advances one slide every 2 s',
    departure(3, 'it can be paused, and does not start under reduced motion'),
    goesRound,
    carousel('it advances by one slide every 2 s, in half a second'),
    carouselRotation('what the visitor paused does not go on when pointer and focus leave'),
    carouselRotation('under reduced motion it does not start, and moves at once when asked to'),
  ],
  [
    'Testimonial carousel: has previous and next buttons',
    carouselRotation('the key "%s" works on every button'),
  ],
  [
    'Testimonial carousel: at either end it jumps back without animation after about 0.5 s',
    carousel(
      'past the last slide it goes on to a copy, then jumps back to the original without animation',
    ),
    carousel('before the first slide it does the same the other way round'),
  ],
]);
