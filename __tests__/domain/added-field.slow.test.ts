import { type ChangedCopy, changedCopy } from '../setup/changed-copy.ts';

/** Each place that a new field wants, and nothing else. */
const rule = 'src/domain/consultation-fields.ts';
const words = 'src/content/consultation-page.ts';
const control = 'src/features/consultation/form/form-sections.tsx';

function addRule() {
  copy.edit(rule, '  budget: [', "  teamSize: ['alone', 'some'],\n  budget: [");
  copy.edit(
    rule,
    '  budget: optional',
    "  teamSize: optional(oneOf([...fieldOptions.teamSize, ''])),\n  budget: optional",
  );
}
function addWords() {
  copy.edit(words, '\n  budget: ', "\n  teamSize: 'Team Size',\n  budget: ");
  copy.edit(
    words,
    '\n  budget: {',
    "\n  teamSize: { alone: 'Just me', some: '2 to 20' },\n  budget: {",
  );
}
const addControl = () =>
  copy.edit(
    control,
    "          <SelectField {...choice('budget')}",
    `          <SelectField {...choice('teamSize')} prompt={labels.chooseBudget} />
          <SelectField {...choice('budget')}`,
  );

/** Where a field shows: the form, what the workflow gets, the export's columns, the mail and the desk, and a refusal. */
const everywhere = `
  import { renderToStaticMarkup } from 'react-dom/server';
  import { requestMail } from '#content/request-mail.ts';
  import { consultationRequest, webhookBody, webhookFields } from '#domain/consultation-request.ts';
  import { FormSections } from '#features/consultation/form/form-sections.tsx';
  import { refusalPage } from './src/app/api/consultation/unsent-page.ts';

  const answers = {
    name: 'Ada', email: 'ada@example.com', phone: '1', service: 'multiple', teamSize: 'some',
    description: 'Engines', contactMethod: 'email',
  };
  const form = renderToStaticMarkup(<FormSections />);
  const body = JSON.parse(webhookBody(consultationRequest.parse(answers)));
  const refusal = refusalPage({ title: '', reason: '', fields: { teamSize: 'is odd' }, next: '' });
  const inWords = requestMail.words.teamSize?.[body.teamSize];
  console.log(JSON.stringify({ form, body, columns: webhookFields, inWords, refusal }));
`;

let copy: ChangedCopy;
beforeEach(() => {
  copy = changedCopy();
});
afterEach(() => copy.remove());

test('a field that is added in three files is asked, sent, exported and named', () => {
  addRule();
  addWords();
  addControl();

  expect(copy.typeCheck()).toBe('');
  expect(copy.run(everywhere)).toEqual({
    form: expect.stringMatching(/Team Size.*<select id="teamSize" name="teamSize".*2 to 20/s),
    body: expect.objectContaining({ teamSize: 'some' }),
    columns: expect.arrayContaining(['service', 'teamSize', 'budget']),
    inWords: '2 to 20',
    refusal: expect.stringContaining('<strong>Team Size</strong> is odd'),
  });
  expect(copy.changedFiles()).toEqual([words, rule, control].sort());
});

test('the type checker asks for the words of a field that is added', () => {
  addRule();
  expect(copy.typeCheck()).toContain("Property 'teamSize' is missing");
});
