import {refusalOf} from './post';

test('of two errors in one field, the first is shown', async () => {
  const errors = [
    {pointer: '/phoneNumber', id: 'countryRequired'},
    {pointer: '/phoneNumber', id: 'phoneInvalid'},
  ];
  const response = {status: 422, json: async () => ({errors})} as unknown as Response;
  const english = {countryRequired: 'Country code', phoneInvalid: 'Phone number'};
  const {problems} = await refusalOf(response, english);
  expect(problems).toEqual({phoneNumber: 'countryRequired'});
});
