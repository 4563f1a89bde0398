/**
 * Runs Lighthouse (mobile, its defaults: simulated slow 4G, 4 times slower CPU). Needs Node 22.19 or newer.
 * Usage: node bench/lighthouse.mjs CHROMIUM RUNS URL... ; prints one JSON line per run.
 */
import {launch} from 'chrome-launcher';
import lighthouse from 'lighthouse';

const [chromium, runs, ...urls] = process.argv.slice(2);
const chrome = await launch({
  chromePath: chromium,
  chromeFlags: [
    '--headless=new',
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
});

/** Now and then Chromium has no trace to give; the next try has. */
async function measure(url, tries = 3) {
  const result = await lighthouse(url, {
    port: chrome.port,
    logLevel: 'silent',
    onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
    // The maps are somebody else's pages.
    blockedUrlPatterns: ['*openstreetmap.org*'],
  });
  const problem = result?.lhr.runtimeError?.message;
  if (!problem) return result.lhr;
  if (tries === 1) throw new Error(`${url}: ${problem}`);
  return measure(url, tries - 1);
}

function summary({categories, audits}) {
  const value = (audit) => audits[audit].numericValue;
  const requests = audits['network-requests'].details.items.filter(
    ({url, transferSize}) => url.startsWith('http') && transferSize > 0,
  );
  const transfer = {};
  for (const {resourceType, transferSize} of requests) {
    transfer[resourceType] = (transfer[resourceType] ?? 0) + transferSize;
  }
  return {
    scores: Object.values(categories).map(({score}) => Math.round(score * 100)),
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    mainThread: value('mainthread-work-breakdown'),
    requests: requests.length,
    transfer,
  };
}

try {
  for (const url of urls) {
    for (let run = 0; run < Number(runs); run += 1) {
      process.stdout.write(`${JSON.stringify({url, ...summary(await measure(url))})}\n`);
    }
  }
} finally {
  chrome.kill();
}
