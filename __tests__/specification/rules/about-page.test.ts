import { aboutPage } from '#content/about-page.ts';

test('the four values stand with the figures that belong to them', () => {
  expect(aboutPage.values.list.map(({ title, text }) => `${title}: ${text}`)).toEqual([
    expect.stringContaining('Client-First Philosophy'),
    expect.stringMatching(/^Innovation at Our Core: .*20% of team time.*research and development/),
    expect.stringMatching(/^Reliability You Can Trust: .*24\/7 support/),
    expect.stringContaining('Scalable Solutions'),
  ]);
});

test('the track record has the five figures', () => {
  expect(aboutPage.trackRecord.statistics.map(({ figure }) => figure)).toEqual([
    '200+',
    '280%',
    '99%',
    '<2hrs',
    '25+',
  ]);
  expect(aboutPage.trackRecord.lead).toContain('under 2 hours');
});

test('there are four reasons to choose the agency', () => {
  expect(aboutPage.whyChoose.points.map(({ title }) => title)).toEqual([
    'Results-Driven Approach',
    'Lightning-Fast Delivery',
    'Industry Expertise',
    'Ongoing Partnership',
  ]);
});
