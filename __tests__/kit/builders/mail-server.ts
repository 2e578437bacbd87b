/** No mail reaches it: these tests send by a function of their own, or not at all. */
export const mailServer = {
  smtpUrl: new URL('smtp://mail.example'),
  from: 'site@agency.example',
  to: [],
  timeoutMs: 500,
};
