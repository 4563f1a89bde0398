/** This site's forms service, with its servers, databases, mails and commands. */
import {commandOf} from '../../../packages/forms-service/tests/setup/command';
import {mailsOf} from '../../../packages/forms-service/tests/setup/mail';
import {serversOf} from '../../../packages/forms-service/tests/setup/server';
import {databasesOf} from '../../../packages/forms-service/tests/setup/stores';
import {service} from '../../../src/server';
import {clientOf} from './client';
import {writeSite} from './site';

/** Runs a command of `npm run forms`. */
export const forms = commandOf(service);

export const {inSqlite, inPostgres, DATABASES} = databasesOf({service, form: 'contact'});

export const {startServer, serverForEach, serverForAll, fullServerForAll} = serversOf({
  service,
  writeSite,
  clientOf,
});

export type TestServer = Awaited<ReturnType<typeof startServer>>;

/** Settings for mails to one recipient for each form. */
const mailSettings = (url: string) => ({
  url,
  from: 'website@mail.example.com',
  to: service.configuration.tables.forEach(({name}) => `${name}@example.com`),
});

export const {sendMail, mailOf} = mailsOf(service, mailSettings);
