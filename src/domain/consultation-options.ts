export const serviceOptions = [
  { value: 'website', label: 'Custom AI-Powered Website' },
  { value: 'email', label: 'Email Marketing Automation' },
  { value: 'chatbot', label: 'Customer Service Chatbots' },
  { value: 'phone', label: 'Automated Phone Callers' },
  { value: 'messaging', label: 'DMs & Text Messaging' },
  { value: 'multiple', label: 'Multiple Services' },
  { value: 'consultation', label: 'Not sure - need consultation' },
] as const;

export const budgetOptions = [
  { value: 'under-5k', label: 'Under $5,000' },
  { value: '5k-10k', label: '$5,000 to $10,000' },
  { value: '10k-25k', label: '$10,000 to $25,000' },
  { value: '25k-50k', label: '$25,000 to $50,000' },
  { value: '50k-plus', label: 'More than $50,000' },
  { value: 'discuss', label: 'Prefer to discuss' },
] as const;

export const timelineOptions = [
  { value: 'asap', label: 'As soon as possible' },
  { value: '1-month', label: 'Within 1 month' },
  { value: '2-3-months', label: 'In 2 to 3 months' },
  { value: '3-6-months', label: 'In 3 to 6 months' },
  { value: 'flexible', label: 'Flexible' },
] as const;

export const contactMethods = [
  { value: 'email', label: 'Email' },
  { value: 'text', label: 'Text' },
  { value: 'phone', label: 'Phone' },
] as const;
