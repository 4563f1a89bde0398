/** URLs of OpenStreetMap, which needs no key and shows no advertisements that could track visitors. */

const HOST = 'https://www.openstreetmap.org';
/** Half the width and height of an embedded map, in degrees: a town and its main roads. */
const SPAN = 0.03;

export interface Coordinates {
  latitude: number;
  longitude: number;
}

/** Returns the URL of a frame with a map and a marker. */
export function mapFrame({latitude, longitude}: Coordinates): string {
  const box = [longitude - SPAN, latitude - SPAN, longitude + SPAN, latitude + SPAN];
  const query = new URLSearchParams({
    bbox: box.map((degrees) => degrees.toFixed(4)).join(','),
    layer: 'mapnik',
    marker: `${latitude},${longitude}`,
  });
  return `${HOST}/export/embed.html?${query}`;
}

/** Returns the URL of a page with a map and directions. */
export function mapLink({latitude, longitude}: Coordinates): string {
  return `${HOST}/?mlat=${latitude}&mlon=${longitude}#map=14/${latitude}/${longitude}`;
}

/** Returns the URL of a search for a place by name. */
export function mapSearch(name: string): string {
  return `${HOST}/search?${new URLSearchParams({query: name})}`;
}
