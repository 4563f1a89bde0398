import lazy from './lazy';

test('a picture in the text loads lazily', () => {
  const picture = {type: 'mdxJsxTextElement' as const, name: 'img', attributes: [], children: []};
  lazy()({type: 'root', children: [{type: 'paragraph', children: [picture]}]});
  expect(picture.attributes).toContainEqual(
    expect.objectContaining({name: 'loading', value: 'lazy'}),
  );
});
