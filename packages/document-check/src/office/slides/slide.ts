/** Checks one slide: its title, pictures, tables, media and links. */
import {child, descendants} from '../../xml.ts';
import type {XmlElement} from '../../xml.ts';
import {isDecorative, visible, textOf} from '../package.ts';
import {isPoorDescription, isVagueLink} from '../../vague.ts';
import {backgroundOf} from './colours.ts';
import type {Design} from './colours.ts';
import type {SlideReporter} from '../../reporter.ts';
import {isTitle, kindOf, needsDescription, propertiesOf, shapesIn, ungrouped} from './shapes.ts';
import {checkTables} from './tables.ts';
import {checkText} from './text.ts';

export interface SlideFacts {
  title: string;
  tables: number;
  figures: number;
}

function checkDescription(shape: XmlElement, report: SlideReporter): void {
  const properties = propertiesOf(shape);
  if (!properties || isDecorative(properties)) return;
  const {descr = '', title = '', name} = properties.attributes;
  const text = descr || title;
  if (text.trim() === '') report('office-alt', {element: kindOf(shape), text: name});
  else if (isPoorDescription(text)) report('office-alt-file-name', {element: kindOf(shape), text});
}

function checkLinks(tree: XmlElement, report: SlideReporter): void {
  for (const run of visible(tree)) {
    if (run.name !== 'r' || !child(run, 'rPr', 'hlinkClick')) continue;
    const text = textOf(run);
    if (isVagueLink(text)) report('office-link-text', {element: 'link', text});
  }
}

const MEDIA = /^(?:videoFile|audioFile|wavAudioFile|quickTimeFile)$/;

/** Returns whether the description of a group covers everything in it, or its mark as decorative does. */
function isCovered(group: XmlElement): boolean {
  const properties = propertiesOf(group);
  if (!properties) return false;
  return (properties.attributes['descr'] ?? '') !== '' || isDecorative(properties);
}

function checkShape(shape: XmlElement, report: SlideReporter, facts: SlideFacts): void {
  if (shape.name === 'grpSp') {
    if (isCovered(shape)) return;
    for (const kid of shapesIn(shape)) checkShape(kid, report, facts);
    return;
  }
  if (needsDescription(shape)) {
    facts.figures += 1;
    checkDescription(shape, report);
  }
  if ([...descendants(shape)].some(({name}) => MEDIA.test(name))) {
    report('slide-captions', {element: 'media', text: propertiesOf(shape)?.attributes['name']});
  }
}

/** Checks whether there is a title, and whether it is read first. @returns the title; empty if there is none */
function checkTitle(shapes: XmlElement[], report: SlideReporter): string {
  const index = shapes.findIndex(isTitle);
  const title = shapes[index];
  const text = title ? textOf(title).trim() : '';
  const isLater = shapes.slice(0, index).some((shape) => textOf(shape).trim() !== '');
  if (text === '') report('slide-title');
  else if (isLater) report('slide-title-order', {text});
  return text;
}

export function checkSlide(root: XmlElement, design: Design, report: SlideReporter): SlideFacts {
  const facts: SlideFacts = {title: '', tables: 0, figures: 0};
  const tree = child(root, 'cSld', 'spTree');
  if (!tree) return facts;
  const shapes = shapesIn(tree);
  facts.title = checkTitle(shapes, report);
  for (const shape of shapes) checkShape(shape, report, facts);
  const drawn = ungrouped(tree);
  for (const [i, shape] of drawn.entries()) {
    const background = backgroundOf(shape, drawn.slice(0, i), root, design);
    checkText(shape, background, design, report);
    facts.tables += checkTables(shape, background, design, report);
  }
  checkLinks(tree, report);
  return facts;
}
