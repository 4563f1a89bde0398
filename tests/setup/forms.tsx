/** Helpers for the tests of all forms. */
import {screen} from '@testing-library/react';
import type {UserEvent} from '@testing-library/user-event';
import type {ReactElement} from 'react';
import type {Form} from '@trendsoft/forms-service/validate';
import {otherAnswers} from './answers';
import {inSite} from './render';

/** An answer of the server, because jsdom has no Response. */
export function answer(status: number, body?: unknown): Promise<Response> {
  const json = () => (body ? Promise.resolve(body) : Promise.reject(new SyntaxError('no JSON')));
  const headers = {get: () => null};
  const response = {status, ok: status >= 200 && status < 300, headers, json};
  return Promise.resolve(response as unknown as Response);
}

/** Mocks the network. */
export function mockFetch() {
  const fetch = jest.fn<Promise<Response>, [url: string, request: RequestInit]>(() => answer(200));
  Object.assign(globalThis, {fetch});
  return {fetch};
}

/** Renders the HTML for visitors without JavaScript. @returns its container, which is removed after the test */
export async function showServerHtml(ui: ReactElement, formsHost = ''): Promise<HTMLElement> {
  const {renderToString} = await serverRenderer();
  const container = document.createElement('div');
  container.innerHTML = renderToString(inSite(ui, {formsHost}));
  document.body.replaceChildren(container);
  return container;
}

afterEach(() => document.body.replaceChildren());

// React's server renderer wants two classes that jsdom lacks; it uses neither for a string.
async function serverRenderer() {
  class Absent {
    port1 = {};
    port2 = {};
  }
  for (const name of ['TextEncoder', 'MessageChannel']) {
    if (!(name in globalThis)) Object.assign(globalThis, {[name]: Absent});
  }
  return import('react-dom/server');
}

export const box = (name: string) => screen.getByRole('textbox', {name});
export const list = (name: string) => screen.getByRole('combobox', {name});

/** Fills in the required fields that a test does not check. */
export async function fillOthers(user: UserEvent, form: Form, empty: readonly string[]) {
  for (const [name, answer] of Object.entries(otherAnswers(form, empty))) {
    const {control, label = ''} = form.fields[name] ?? {};
    if (control === 'select') await user.selectOptions(list(label), answer);
    else await enter(user, label, answer);
  }
}

/** Types into a field, emptied first: user-event does not notice that a form was reset. */
export async function enter(user: UserEvent, name: string, text: string) {
  await user.clear(box(name));
  await user.type(box(name), text);
}
