import type {Sidebars} from './src/menus';

/** The company's name in every page's title, and in the emails that the forms send. */
export const COMPANY = 'TrendSoft';

/**
 * The navigation tree, from which breadcrumbs, the services panel, the drawer, the footer, the site map and the
 * redirects of old addresses are made. Each page except the home page needs an entry here, or the build stops.
 * `category` is the label of a tab of the services panel, which lists the subpages; `panel: true` also lists a deeper page.
 */
const sidebars: Sidebars = {
  pages: [
    {
      path: '/DigitalAccessibility',
      label: 'Digital Accessibility',
      category: 'Digital Accessibility Services',
      pages: [
        {
          path: '/TrendSoft/oursolutions/WebAccess-DigitalAccessibility',
          label: 'Web Accessibility',
          pages: [
            {path: '/sample-reports/accessibility-audit', label: 'Sample Accessibility Audit'},
          ],
        },
        {path: '/TrendSoft/oursolutions/Mobile-Acessibility', label: 'Mobile Accessibility'},
        {
          path: '/TrendSoft/oursolutions/IndesignAccessibilitypage',
          label: 'In Design Accessibility',
        },
        {
          path: '/TrendSoft/oursolutions/DocumentAccessibilityPage',
          label: 'Document Accessibility',
          pages: [
            {path: '/document-check', label: 'Document Check', panel: true},
            {
              path: '/TrendSoft/oursolutions/DocumentAccessibility/PDFUA',
              label: 'PDF UA Remediation',
            },
            {
              path: '/TrendSoft/oursolutions/DocumentAccessibility/PDF-Form',
              label: 'Accessible PDF Forms',
            },
            {path: '/TrendSoft/oursolutions/DocumentAccessibility/word', label: 'Accessible Word'},
            {
              path: '/TrendSoft/oursolutions/DocumentAccessibility/PPT',
              label: 'Accessible PowerPoint',
            },
          ],
        },
      ],
    },
    {
      path: '/TrendSoft/oursolutions/Testing',
      label: 'Testing',
      category: 'Testing Services',
      pages: [
        {path: '/TrendSoft/oursolutions/Testing/FunctionalTesting', label: 'Functional Testing'},
        {
          path: '/TrendSoft/oursolutions/Testing/PerformanceTesting',
          label: 'Performance Testing',
          pages: [{path: '/sample-reports/performance-test', label: 'Sample Performance Test'}],
        },
        {path: '/TrendSoft/oursolutions/Testing/UsabilityTesting', label: 'Usability Testing'},
      ],
    },
    {
      path: '/TrendSoft/oursolutions/CyberSecurity',
      label: 'Cyber Security',
      category: 'Cyber Security',
      pages: [
        {
          path: '/TrendSoft/oursolutions/CyberSecurity/WebApiSecurity',
          label: 'Web App Security',
          aliases: ['/TrendSoft/oursolutions/CyberSecurity/WebAccess'],
          pages: [{path: '/sample-reports/penetration-test', label: 'Sample Penetration Test'}],
        },
        {
          path: '/TrendSoft/oursolutions/CyberSecurity/MobApiSecurity',
          label: 'Mobile App Security',
          aliases: ['/TrendSoft/oursolutions/CyberSecurity/MobileAccess'],
        },
        {
          path: '/TrendSoft/oursolutions/CyberSecurity/ApiKey',
          label: 'Api Security',
          aliases: ['/TrendSoft/oursolutions/CyberSecurity/DocumentAccess'],
        },
        {
          path: '/TrendSoft/oursolutions/CyberSecurity/ThickClientPage',
          label: 'Thick Client Security',
        },
        {
          path: '/TrendSoft/oursolutions/CyberSecurity/SecureCodePage',
          label: 'Secure Code Review',
        },
        {
          path: '/TrendSoft/oursolutions/CyberSecurity/DataBaseSecurityPage',
          label: 'Database Security',
        },
      ],
    },
    {path: '/TrendSoft/WhoWeServe', label: 'Who We Serve'},
    {
      path: '/TrendSoft/Career',
      label: 'Careers',
      aliases: ['/careers'],
      pages: [
        {path: '/TrendSoft/Career/epubaccessibility', label: 'Epub Accessibility Developer'},
        {path: '/TrendSoft/Career/fresher', label: 'Fresher'},
      ],
    },
    {path: '/About', label: `About ${COMPANY}`},
    {path: '/TrendSoft/about-Us', label: 'About Us'},
    {path: '/TrendSoft/ContactUs', label: 'Contact Us', aliases: ['/contact-us', '/contact']},
    {path: '/TrendSoft/Privacy-Policy', label: 'Privacy Policy', aliases: ['/privacy-policy']},
    {path: '/terms-of-service', label: 'Terms of Service'},
    {path: '/accessibility-statement', label: 'Accessibility Statement'},
    {path: '/accessibility-conformance-report', label: 'Accessibility Conformance Report'},
    {path: '/for-procurement', label: 'For Procurement'},
    {path: '/site-map', label: 'Site Map'},
  ],

  header: [
    {path: '/TrendSoft/WhoWeServe', label: 'Who we Serve'},
    {path: '/TrendSoft/Career'},
    {path: '/TrendSoft/about-Us', label: 'About'},
    {path: '/TrendSoft/ContactUs', label: 'Get In Touch'},
  ],

  drawer: [
    {path: '/TrendSoft/WhoWeServe', label: 'Who we Serve'},
    {path: '/TrendSoft/Career'},
    {path: '/TrendSoft/about-Us', label: 'About'},
    {path: '/document-check'},
    {path: '/TrendSoft/ContactUs', label: 'Get Started'},
  ],

  footer: [
    {
      label: 'Services',
      links: [
        {path: '/TrendSoft/oursolutions/CyberSecurity', label: 'Cybersecurity Audits'},
        {path: '/DigitalAccessibility', label: 'Accessibility Testing'},
        {path: '/TrendSoft/oursolutions/Testing', label: 'Compliance Testing'},
      ],
    },
    {
      label: 'Company',
      links: [
        {path: '/TrendSoft/about-Us'},
        {path: '/TrendSoft/WhoWeServe'},
        {path: '/TrendSoft/ContactUs', label: 'Contact'},
        {path: '/TrendSoft/Career'},
      ],
    },
    {
      label: 'Check and compare',
      links: [
        {path: '/document-check'},
        {path: '/accessibility-statement'},
        {path: '/accessibility-conformance-report', label: 'Conformance Report'},
        {path: '/terms-of-service#reporting-a-security-problem', label: 'Security Policy'},
        {brochure: true, label: 'Brochure'},
      ],
    },
    {
      // These pages do not exist yet, so the labels are plain text without links.
      label: 'Resources',
      links: [
        {label: 'Documentation'},
        {label: 'Best Practices'},
        {label: 'Case Studies'},
        {label: 'Support'},
      ],
    },
  ],

  offices: [
    {
      country: 'India',
      places: [
        {label: 'Mangalagiri, Andhra Pradesh', map: true},
        {label: 'Hyderabad, Telangana', map: true},
      ],
    },
    {country: 'USA', places: [{label: 'Leander, Texas'}]},
  ],

  legal: [
    {path: '/TrendSoft/Privacy-Policy'},
    {path: '/terms-of-service'},
    {path: '/accessibility-statement'},
    {path: '/accessibility-conformance-report'},
    {path: '/for-procurement'},
    {path: '/site-map'},
  ],

  // Texts at the end of every page.
  tagline: 'Leading digital accessibility and cyber security solutions.',
  copyright: `© 2024 ${COMPANY}. All rights reserved.`,
};

export default sidebars;
