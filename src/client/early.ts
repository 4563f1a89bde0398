import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** Without late scripts (`STOCK=1`), the bundle includes the boot script. */
if (ExecutionEnvironment.canUseDOM) void import(/* webpackMode: "eager" */ './boot');
