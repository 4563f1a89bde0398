/** Preloaded into a build: notes what the build cost, for bench/sites.ts, as it ends. */
const {writeFileSync} = require('node:fs');
const {isMainThread} = require('node:worker_threads');

const isBuild = process.argv.some((argument) => argument.includes('docusaurus'));

if (isMainThread && isBuild) {
  process.on('exit', () => {
    const {userCPUTime, systemCPUTime, maxRSS} = process.resourceUsage();
    const cost = {cpu: (userCPUTime + systemCPUTime) / 1e6, memory: maxRSS / 1024};
    writeFileSync(process.env.BENCH_MEMORY, JSON.stringify(cost));
  });
}
