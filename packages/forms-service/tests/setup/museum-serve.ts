/** The museum's service, as a program. */
import {service} from './museum-service';

service.run();
