/**
 * Fetches a sample from this website.
 * @throws Error if it does not load
 */
export async function fetchSample(address: string): Promise<File> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  const name = `sample-${address.slice(address.lastIndexOf('/') + 1)}`;
  return new File([await response.blob()], name, {type: 'application/pdf', lastModified: 0});
}
