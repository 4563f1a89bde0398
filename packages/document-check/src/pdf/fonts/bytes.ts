/** Reads big-endian numbers, as in font programs; 0 after the end, so that truncated fonts cause no error. */
import {latin, numberAt} from '../strings.ts';

export class Bytes {
  constructor(readonly data: Uint8Array) {}

  get length(): number {
    return this.data.length;
  }

  u8(at: number): number {
    return numberAt(this.data, at);
  }

  u16(at: number): number {
    return (this.u8(at) << 8) | this.u8(at + 1);
  }

  i16(at: number): number {
    return (this.u16(at) << 16) >> 16;
  }

  u32(at: number): number {
    return this.u16(at) * 65_536 + this.u16(at + 2);
  }

  /** Reads a number of 1 to 4 bytes. */
  uint(at: number, size: number): number {
    let value = 0;
    for (let i = 0; i < size; i += 1) value = value * 256 + this.u8(at + i);
    return value;
  }

  /** Reads a four-letter tag, or any Latin text. */
  text(at: number, length: number): string {
    return latin(this.data, at, at + length);
  }
}
