/** `npm run forms`: manages submissions. docs/operate.md is its guide. */
import {service} from '.';

void service.runCommands(process.argv.slice(2));
