/**
 * Fetches a sample from this website.
 * @throws Error if it does not load
 */
export async function fetchSample(address: string): Promise<File> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  const name = `sample-${address.slice(address.lastIndexOf('/') + 1)}`;
  return new File([await answer.blob()], name, {type: 'application/pdf', lastModified: 0});
}
