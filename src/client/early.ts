import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** Without late scripts none comes before the bundle: what `boot` does at once is then done with it. */
if (ExecutionEnvironment.canUseDOM) void import(/* webpackMode: "eager" */ './boot');
