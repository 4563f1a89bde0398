/** The commands of the museum's staff, as a program. */
import {service} from './museum-service';

void service.runCommands(process.argv.slice(2));
