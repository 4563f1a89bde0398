import {screen, waitFor} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {mockFetch} from '../../../tests/setup/forms';
import {render} from '../../../tests/setup/render';
import {CareersForm} from './CareersForm';

mockFetch();
const resume = new File(['%PDF-1.7'], 'asha.pdf', {type: 'application/pdf'});
const file = () => screen.getByLabelText<HTMLInputElement>(/^Resume/);

test.each([
  {
    type: 'application/pdf',
    name: 'asha.pdf',
    size: 0,
    message: 'The file is empty. Choose another file',
  },
  {
    type: 'application/pdf',
    name: 'asha.pdf',
    size: (10 << 20) + 1,
    message: 'The file is larger than 10 MB.',
  },
])(
  'an invalid file is rejected when it is chosen: $type $name of $size bytes @resume',
  async ({type, name, size, message}) => {
    render(<CareersForm />);
    expect(file()).not.toHaveAttribute('multiple');
    const chosen = new File(['cv'], name, {type});
    Object.defineProperty(chosen, 'size', {value: size});
    await userEvent.setup({applyAccept: false}).upload(file(), chosen);
    expect(await screen.findByText(message, {exact: false, ignore: '[aria-live] *'})).toBeVisible();
    expect(file()).toHaveAttribute('aria-invalid', 'true');
    await userEvent.upload(file(), resume);
    await waitFor(() => expect(file()).not.toHaveAttribute('aria-invalid'));
  },
);
