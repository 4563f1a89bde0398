import type {BreadcrumbList, FAQPage, Graph, Service, Thing, WebSite} from 'schema-dts';
import type {Kind} from '../front-matter';
import {jobPosting, type JobDates} from './job';
import {organization, organizationReference, type Publisher} from './organization';
import type {PageFacts} from './page';

export interface StructuredPage {
  kind: Kind;
  facts: PageFacts;
  dates: JobDates;
}

const ABOUT_THE_COMPANY: readonly Kind[] = ['home', 'about', 'contact'];
const SERVICES: readonly Kind[] = ['overview', 'service', 'document'];

function webSite(publisher: Publisher, {language}: PageFacts): WebSite {
  return {
    '@type': 'WebSite',
    '@id': `${publisher.site}#website`,
    name: publisher.name,
    url: publisher.site,
    inLanguage: language,
    publisher: {'@id': `${publisher.site}#organization`},
  };
}

function breadcrumbs({trail}: PageFacts): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({name, url}, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: url,
    })),
  };
}

function service({url, heading, description, trail}: PageFacts, publisher: Publisher): Service {
  return {
    '@type': 'Service',
    '@id': `${url}#service`,
    name: heading,
    description,
    url,
    // The page at the top of its branch: the family of services that it belongs to.
    ...(trail.length > 2 && {category: trail[1]?.name ?? ''}),
    provider: organizationReference(publisher),
  };
}

function faq({url, language, questions}: PageFacts): FAQPage {
  return {
    '@type': 'FAQPage',
    '@id': `${url}#faq`,
    url,
    inLanguage: language,
    mainEntity: questions.map(({question, answer}) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: {'@type': 'Answer', text: answer},
    })),
  };
}

/**
 * What a page tells search engines about itself, in the vocabulary of schema.org.
 * @param today YYYY-MM-DD, for openings that end
 * @throws Error for a job or an office that cannot be described; it says what to change.
 */
export function structuredData(
  {kind, facts, dates}: StructuredPage,
  publisher: Publisher,
  today: string,
): Graph {
  const job = kind === 'job' && jobPosting(facts, dates, publisher, today);
  const things: Thing[] = [
    ...(ABOUT_THE_COMPANY.includes(kind) ? [organization(publisher)] : []),
    ...(kind === 'home' ? [webSite(publisher, facts)] : []),
    ...(facts.trail.length > 0 ? [breadcrumbs(facts)] : []),
    ...(SERVICES.includes(kind) ? [service(facts, publisher)] : []),
    ...(facts.questions.length > 0 ? [faq(facts)] : []),
    ...(job ? [job] : []),
  ];
  return {'@context': 'https://schema.org', '@graph': things};
}
