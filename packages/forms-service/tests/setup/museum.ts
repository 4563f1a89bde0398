/** The service of the example, an invented museum, whose servers, stores, mails and commands the tests use. */
import {clientOf} from './client';
import {commandOf} from './command';
import {mailsOf} from './mail';
import {service} from './museum-service';
import {writeSite} from './museum-site';
import {ARTICLE_PATH, VISIT_PATH} from './samples';
import {serversOf} from './server';
import {startWholeService} from './service';
import {databasesOf} from './stores';
import type {TestFile} from './requests';

export {service};

export const {inSqlite, inPostgres, DATABASES} = databasesOf({service, form: 'visit'});

/** Settings for mails to one recipient for each form. */
export const mailSettings = (url: string) => ({
  url,
  from: 'website@mail.example.com',
  to: {visit: 'office@example.com', article: 'editors@example.com'},
});

export const {sendMail, mailOf} = mailsOf(service, mailSettings);

/** Runs a command of staff. */
export const command = commandOf(service);

/** Returns a client that posts requests for a visit and articles. */
export function museumClient(url: string) {
  const client = clientOf(url, VISIT_PATH);
  return {
    ...client,
    postArticle: (
      fields: Readonly<Record<string, string>>,
      file: TestFile,
      headers?: Readonly<Record<string, string>>,
    ) => client.postFiles(ARTICLE_PATH, fields, [file], headers),
  };
}

export const {startServer, serverForEach, serverForAll, fullServerForAll} = serversOf({
  service,
  writeSite,
  clientOf: museumClient,
});

export type TestServer = Awaited<ReturnType<typeof startServer>>;

/** Starts the whole service, with a queue that is polled every 20 ms. */
export const startTestService = (
  env: Record<string, string>,
  options?: Parameters<typeof startWholeService>[2],
) => startWholeService({service, clientOf: museumClient}, env, options);

export type TestService = Awaited<ReturnType<typeof startTestService>>;
