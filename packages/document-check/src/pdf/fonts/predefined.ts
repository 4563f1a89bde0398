/** The character maps that need not be embedded: ISO 32000-1, 9.7.5.2, Table 118. */
import {CMap} from './cmap.ts';

const NAMES =
  'GB-EUC GBpc-EUC GBK-EUC GBKp-EUC GBK2K UniGB-UCS2 UniGB-UTF16 B5pc HKscs-B5 ETen-B5 ETenms-B5 ' +
  'CNS-EUC UniCNS-UCS2 UniCNS-UTF16 90ms-RKSJ 90msp-RKSJ Add-RKSJ EUC Ext-RKSJ UniJIS-UCS2 ' +
  'UniJIS-UCS2-HW UniJIS-UTF16 KSC-EUC KSCms-UHC KSCms-UHC-HW UniKS-UCS2 UniKS-UTF16 Identity';

export const PREDEFINED = new Set([
  ...NAMES.split(' ').flatMap((name) => [`${name}-H`, `${name}-V`]),
  ...['83pv-RKSJ-H', '90pv-RKSJ-H', 'KSCpc-EUC-H', 'H', 'V'],
]);

/** Which character collection a predefined map is for, as Registry-Ordering and Supplement at most. */
export function collectionOf(name: string): string | undefined {
  if (/^(?:GB|UniGB)/.test(name)) return 'Adobe-GB1';
  if (/^(?:B5pc|HKscs|ETen|CNS|UniCNS)/.test(name)) return 'Adobe-CNS1';
  if (/^(?:KSC|UniKS)/.test(name)) return 'Adobe-Korea1';
  return name.startsWith('Identity') ? undefined : 'Adobe-Japan1';
}

/** One or two bytes a code, by the first: how the old Asian encodings are cut. */
const MIXED = /RKSJ|EUC|GBK|B5|UHC/;

/** How the codes of a predefined map are cut. Only Identity says which CID a code has. */
export function predefinedCMap(name: string): CMap {
  const map = new CMap();
  map.name = name;
  map.wmode = name.endsWith('V') ? 1 : 0;
  if (MIXED.test(name)) {
    map.spaces.push({bytes: 1, low: 0, high: 0x80}, {bytes: 2, low: 0x8100, high: 0xffff});
    if (name.includes('RKSJ')) map.spaces.push({bytes: 1, low: 0xa0, high: 0xdf});
  } else map.spaces.push({bytes: 2, low: 0, high: 0xffff});
  if (name.startsWith('Identity')) map.cidRanges.push([0, 0xffff, 0]);
  return map;
}
