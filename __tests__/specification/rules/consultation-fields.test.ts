import { choices } from '#content/consultation-page.ts';
import { contactMethods, fieldOptions } from '#domain/consultation-fields.ts';
import { webhookBody } from '#domain/consultation-request.ts';
import { aConsultationRequest } from '../../builders/consultation-request.ts';

test('the services are those of the specification, word for word', () => {
  expect(fieldOptions.service.map((value) => `${value} (${choices.service[value]})`)).toEqual([
    'website (Custom AI-Powered Website)',
    'email (Email Marketing Automation)',
    'chatbot (Customer Service Chatbots)',
    'phone (Automated Phone Callers)',
    'messaging (DMs & Text Messaging)',
    'multiple (Multiple Services)',
    'consultation (Not sure - need consultation)',
  ]);
});

test.each([
  [fieldOptions.budget, 'under-5k 5k-10k 10k-25k 25k-50k 50k-plus discuss'],
  [fieldOptions.timeline, 'asap 1-month 2-3-months 3-6-months flexible'],
  [contactMethods, 'email text phone'],
])('the values of list %# are those of the specification, in its order', (options, values) => {
  expect(options.join(' ')).toBe(values);
});

test('the workflow receives thirteen fields in the order it knows', () => {
  const body = JSON.parse(webhookBody(aConsultationRequest()));
  expect(Object.keys(body).join(' ')).toBe(
    'name email phone company website service budget timeline description contactMethod callDate callTime submittedAt',
  );
});
