import {rejectionOf} from './post';

test('the first of two errors in a field is shown', async () => {
  const sent = [
    {pointer: '/phoneNumber', id: 'countryRequired'},
    {pointer: '/phoneNumber', id: 'phoneInvalid'},
  ];
  const response = {status: 422, json: async () => ({errors: sent})} as unknown as Response;
  const english = {countryRequired: 'Country code', phoneInvalid: 'Phone number'};
  const {errors} = await rejectionOf(response, english);
  expect(errors).toEqual({phoneNumber: 'countryRequired'});
});
