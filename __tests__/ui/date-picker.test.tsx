import { fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { DatePicker } from '#ui/date-picker.tsx';

const aPicker = (changes: Partial<ComponentProps<typeof DatePicker>> = {}) => (
  <DatePicker
    selected={undefined}
    onChange={() => {}}
    firstDay={new Date(2026, 10, 2)}
    lastDay={new Date(2026, 10, 30)}
    isSelectable={() => true}
    {...changes}
  />
);

test('one month is shown, and no field to type in', () => {
  render(aPicker());
  expect(screen.getAllByRole('heading')).toHaveLength(1);
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

test('a day that is chosen is reported', () => {
  const onChange = jest.fn();
  render(aPicker({ onChange }));
  fireEvent.click(screen.getByRole('gridcell', { name: /November 24/ }));
  expect(onChange.mock.calls[0]?.[0]?.toDateString()).toBe('Tue Nov 24 2026');
});

test('there is nothing to clear unless it is offered', () => {
  render(aPicker({ selected: new Date(2026, 10, 24) }));
  expect(screen.queryByRole('button', { name: /clear/i })).not.toBeInTheDocument();
});

test('where it is offered, the chosen day can be cleared', () => {
  const onChange = jest.fn();
  const { rerender } = render(aPicker({ clearLabel: 'Clear date', onChange }));
  expect(screen.queryByRole('button', { name: 'Clear date' })).not.toBeInTheDocument();

  rerender(aPicker({ clearLabel: 'Clear date', onChange, selected: new Date(2026, 10, 24) }));
  fireEvent.click(screen.getByRole('button', { name: 'Clear date' }));
  expect(onChange).toHaveBeenLastCalledWith(undefined);
});

test('a typed date is written as month, day and year', () => {
  render(aPicker({ inline: false, selected: new Date(2026, 10, 4) }));
  expect(screen.getByRole('textbox')).toHaveValue('11/04/2026');
});

test('typed nonsense is reported', () => {
  const onInvalidInput = jest.fn();
  render(aPicker({ inline: false, onInvalidInput }));
  const field = screen.getByRole('textbox');
  fireEvent.focus(field);
  fireEvent.change(field, { target: { value: '13/45/20' } });
  fireEvent.keyDown(field, { key: 'Tab' });
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(onInvalidInput).toHaveBeenCalledWith('Date input not valid.');
});
