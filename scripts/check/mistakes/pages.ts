/** A small site without a mistake, in which each mistake is then made alone. */

const HOME = `---
title: Home
description: We test websites with the people who use them, and say what to change.
kind: home
---

<Hero art="home" tall>

# Websites for everyone {#websites-for-everyone}

We test websites and say what to change.

<ButtonLink to="/Testing">See how we test</ButtonLink>

</Hero>

<Section>

## What clients say {#what-clients-say}

<Testimonials label="What clients say">

<Testimonial rating={4.5} name="Ann Lee, editor" quote="They found what we had missed">We knew what to change first.</Testimonial>

</Testimonials>

</Section>

<Section tone="tint">

## Our clients {#our-clients}

<LogoGrid>

<Logo src="/img/clients/wrenholt.svg" alt="Wrenholt University" />

</LogoGrid>

</Section>

<Section>

## Our offices {#our-offices}

<Offices>

<Office name="Hyderabad" latitude={17.385} longitude={78.4867} picture="hyderabad">

### Our first office, Hyderabad {#hyderabad}

Hyderabad, Telangana, India

</Office>

</Offices>

</Section>
`;

const TESTING = `---
title: Testing
description: We test your website by hand, report each fault, and test again after the repair.
kind: service
---

<Hero art="testing">

# Testing {#testing}

We find faults before your visitors do.

</Hero>

<Section tone="tint">

## How we test {#how-we-test}

We sit down with your pages for a day. The [openings](/Careers/Tester) show who we are.

![Two people try a form together](/img/form.webp)

### By hand {#by-hand}

A person reads every page aloud.

| Test | Time |
| --- | --- |
| Keyboard | One day |

</Section>

<Section>

## What you get {#what-you-get}

<Cards columns={2}>

<Card icon="document">

### A report {#a-report}

Each fault stands on a page of its own, and [others](https://example.com/caf%E9?share=100%) agree.

</Card>

<Card icon="check" to="/Careers/Tester" linkText="See who tests">

### A second test {#a-second-test}

We look again when you are done.

</Card>

</Cards>

<Note>

A test takes three days.

</Note>

</Section>
`;

const TESTER = `---
title: Tester
description: A job for people who notice when something on a page is not quite right.
kind: job
posted: 2026-11-02
validThrough: 2099-10-29
---

<Hero art="job">

# Tester {#tester}

You try what others build, in Hyderabad. Read [how we test](/Testing#how-we-test) first.

</Hero>
`;

const SIDEBARS = `export default {
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
`;

/** File → text. */
export const FILES: Readonly<Record<string, string>> = {
  'pages/index.mdx': HOME,
  'pages/Testing.mdx': TESTING,
  'pages/Careers/Tester.mdx': TESTER,
  'pages/words.txt': 'C++\nC++Builder\nTrendSoft\nWCAG\nWrenholt\n',
  'src/forms/positions.json': '["Tester"]\n',
  'sidebars.ts': SIDEBARS,
};

/** Pictures of the site → bytes; what is in them does not matter here. */
export const PICTURES: Readonly<Record<string, number>> = {
  'static/img/form.webp': 40_000,
  'static/img/team.webp': 4_000_000,
  'static/img/team.png': 90_000,
};
