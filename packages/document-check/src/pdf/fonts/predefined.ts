/** The character maps that need not be embedded: ISO 32000-1, 9.7.5.2, Table 118. */
import {CMap, TWO_BYTES} from './cmap.ts';

const NAMES =
  'GB-EUC GBpc-EUC GBK-EUC GBKp-EUC GBK2K UniGB-UCS2 UniGB-UTF16 B5pc HKscs-B5 ETen-B5 ETenms-B5 ' +
  'CNS-EUC UniCNS-UCS2 UniCNS-UTF16 90ms-RKSJ 90msp-RKSJ Add-RKSJ EUC Ext-RKSJ UniJIS-UCS2 ' +
  'UniJIS-UCS2-HW UniJIS-UTF16 KSC-EUC KSCms-UHC KSCms-UHC-HW UniKS-UCS2 UniKS-UTF16';

export const PREDEFINED = new Set([
  ...NAMES.split(' ').flatMap((name) => [`${name}-H`, `${name}-V`]),
  '83pv-RKSJ-H',
  '90pv-RKSJ-H',
  'KSCpc-EUC-H',
  'H',
  'V',
]);

/** Returns the character collection of a predefined map, as Registry-Ordering. */
export function collectionOf(name: string): string {
  if (/^(?:GB|UniGB)/.test(name)) return 'Adobe-GB1';
  if (/^(?:B5pc|HKscs|ETen|CNS|UniCNS)/.test(name)) return 'Adobe-CNS1';
  if (/^(?:KSC|UniKS)/.test(name)) return 'Adobe-Korea1';
  return 'Adobe-Japan1';
}

/** Older Asian encodings, with one or two bytes for each code, depending on the first byte. */
const MIXED = /RKSJ|EUC|GBK|B5|UHC/;

/** Returns how the codes of a predefined map are split. The CIDs of its codes are not known. */
export function predefinedCMap(name: string): CMap {
  const map = new CMap();
  if (MIXED.test(name)) {
    map.spaces.push({bytes: 1, low: 0, high: 0x80}, {bytes: 2, low: 0x8100, high: 0xffff});
    if (name.includes('RKSJ')) map.spaces.push({bytes: 1, low: 0xa0, high: 0xdf});
  } else map.spaces.push(TWO_BYTES);
  return map;
}
