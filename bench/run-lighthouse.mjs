/**
 * Runs Lighthouse with its mobile defaults (simulated slow 4G, 4 times slower CPU). Prints one line of JSON per run.
 * Usage: node bench/run-lighthouse.mjs CHROMIUM RUNS URL
 */
import {launch} from 'chrome-launcher';
import lighthouse from 'lighthouse';

const [chromePath, runs, url] = process.argv.slice(2);
const chromeFlags = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-component-update',
];
const chrome = await launch({chromePath, chromeFlags});

/** Retries, because Chromium sometimes returns no trace. */
async function measure(tries = 3) {
  const {lhr} = await lighthouse(url, {
    port: chrome.port,
    logLevel: 'silent',
    onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
    // The maps are another site's pages.
    blockedUrlPatterns: ['*openstreetmap.org*'],
  });
  if (!lhr.runtimeError) return lhr;
  if (tries === 1) throw new Error(`${url}: ${lhr.runtimeError.message}`);
  return measure(tries - 1);
}

try {
  for (let run = 0; run < Number(runs); run += 1) {
    const {categories, audits} = await measure();
    const value = (audit) => audits[audit].numericValue;
    const result = {
      scores: Object.values(categories).map(({score}) => Math.round(score * 100)),
      lcp: value('largest-contentful-paint'),
      tbt: value('total-blocking-time'),
      cls: value('cumulative-layout-shift'),
      bytes: value('total-byte-weight'),
    };
    console.log(JSON.stringify(result));
  }
} finally {
  chrome.kill();
}
