import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** In a build with `STOCK=1`, which has no separate boot script, the bundle includes it. */
if (ExecutionEnvironment.canUseDOM) void import(/* webpackMode: "eager" */ './boot');
