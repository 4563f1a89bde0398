/** A page in an engine, as a person uses it: what flows are written with. */
import {placeOf, type Place} from './in-page';
import {KEYS, keyboard, pointer, type Key} from './input';
import {View, nameOf, type Target} from './view';
import {waitFor} from './wait';

export class Tab extends View {
  /** Scrolls there, waits until it stands still and nothing covers it, and says where its middle is. */
  private async reach(target: Target): Promise<Place> {
    let place: Place | undefined;
    await waitFor(
      `${nameOf(target)} to lie still and uncovered`,
      async () => {
        const selector = await this.selector(target);
        const before = place;
        place = await this.evaluate(placeOf, selector);
        return !place.covered && before?.x === place.x && before.y === place.y;
      },
      async () => place?.covered && `${place.covered} covers it`,
    );
    return place!;
  }

  async hover(target: Target): Promise<void> {
    const {x, y} = await this.reach(target);
    await this.session.perform([pointer({type: 'pointerMove', x, y, duration: 0})]);
  }

  async click(target: Target): Promise<void> {
    const {x, y} = await this.reach(target);
    await this.clickAt(x, y);
  }

  /** Clicks a place of the viewport. */
  async clickAt(x: number, y: number): Promise<void> {
    await this.session.perform([
      pointer(
        {type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0},
        {type: 'pointerDown', button: 0},
        {type: 'pointerUp', button: 0},
      ),
    ]);
  }

  async focus(target: Target): Promise<void> {
    await this.evaluate(
      (selector) => document.querySelector<HTMLElement>(selector)?.focus(),
      await this.selector(target),
    );
  }

  /** Presses keys together, the last one while the others are held. */
  async press(...keys: (Key | (string & {}))[]): Promise<void> {
    const values = keys.map((key) => (key in KEYS ? KEYS[key as Key] : key));
    await this.session.perform([
      keyboard([
        ...values.map((value) => ({type: 'keyDown', value})),
        ...values.toReversed().map((value) => ({type: 'keyUp', value})),
      ]),
    ]);
  }

  /** Goes into a field and types in place of what stands there. */
  async fill(target: Target, text: string): Promise<void> {
    await this.click(target);
    await this.press('Control', 'a');
    await this.session.perform([
      keyboard(
        Array.from(text).flatMap((value) => [
          {type: 'keyDown', value},
          {type: 'keyUp', value},
        ]),
      ),
    ]);
  }

  /** Chooses the option of a select at a place, as the browser reports a choice. */
  async choose(selector: string, place: number): Promise<void> {
    await this.focus(selector);
    await this.evaluate(
      (field, index) => {
        const select = document.querySelector<HTMLSelectElement>(field)!;
        select.selectedIndex = index;
        select.dispatchEvent(new Event('input', {bubbles: true}));
        select.dispatchEvent(new Event('change', {bubbles: true}));
      },
      selector,
      place,
    );
  }
}
