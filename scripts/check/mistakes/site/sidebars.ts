export default {
  pages: [
    {path: '/Testing', label: 'Testing', aliases: ['/tests']},
    {path: '/Careers/Tester', label: 'Tester'},
  ],
  header: [],
  drawer: [],
  footer: [],
  offices: [{country: 'India', places: [{label: 'Hyderabad, Telangana'}]}],
  legal: [],
  tagline: '',
  copyright: '',
};
