/**
 * SPEC.md section 2, "Route table", written out by hand: the tests' own copy, so that
 * a mistake in sidebars.ts or pages/ cannot excuse itself. Path → the X of 'TrendSoft | X Page'.
 */
export const ROUTE_TABLE: Readonly<Record<string, string>> = {
  '/': 'Home',
  '/About': 'About',
  '/DigitalAccessibility': 'Digital Accessibility',
  '/TrendSoft/oursolutions/WebAccess-DigitalAccessibility': 'Web Accessibility',
  '/TrendSoft/oursolutions/Mobile-Acessibility': 'Mobile Accessibility',
  '/TrendSoft/oursolutions/DocumentAccessibilityPage': 'Document Accessibility',
  '/TrendSoft/oursolutions/DocumentAccessibility/PDFUA': 'PDF UA Remediation',
  '/TrendSoft/oursolutions/DocumentAccessibility/PDF-Form': 'Accessible PDF Forms',
  '/TrendSoft/oursolutions/DocumentAccessibility/word': 'Accessible Word',
  '/TrendSoft/oursolutions/DocumentAccessibility/PPT': 'Accessible PowerPoint',
  '/TrendSoft/oursolutions/IndesignAccessibilitypage': 'InDesign Accessibility',
  '/TrendSoft/oursolutions/CyberSecurity': 'Cyber Security',
  '/TrendSoft/oursolutions/CyberSecurity/WebApiSecurity': 'Web App Security',
  '/TrendSoft/oursolutions/CyberSecurity/ApiKey': 'API Security',
  '/TrendSoft/oursolutions/CyberSecurity/MobApiSecurity': 'Mobile App Security',
  '/TrendSoft/oursolutions/CyberSecurity/ThickClientPage': 'Thick Client Security',
  '/TrendSoft/oursolutions/CyberSecurity/SecureCodePage': 'Secure Code Review',
  '/TrendSoft/oursolutions/CyberSecurity/DataBaseSecurityPage': 'Database Security',
  '/TrendSoft/oursolutions/Testing': 'Testing',
  '/TrendSoft/oursolutions/Testing/FunctionalTesting': 'Functional Testing',
  '/TrendSoft/oursolutions/Testing/PerformanceTesting': 'Performance Testing',
  '/TrendSoft/oursolutions/Testing/UsabilityTesting': 'Usability Testing',
  '/TrendSoft/ContactUs': 'Contact Us',
  '/TrendSoft/Privacy-Policy': 'Privacy Policy',
  '/TrendSoft/about-Us': 'About Us',
  '/TrendSoft/Career': 'Careers',
  '/TrendSoft/Career/epubaccessibility': 'Epub Accessibility Developer',
  '/TrendSoft/Career/fresher': 'Fresher',
  '/TrendSoft/WhoWeServe': 'Who We Serve',
};

/** SPEC's 29 pages, the terms of service that READINGS.md adds, what we say about our own accessibility, and the site map. */
export const ALL_TITLES: Readonly<Record<string, string>> = {
  ...ROUTE_TABLE,
  '/terms-of-service': 'Terms of Service',
  '/accessibility-statement': 'Accessibility Statement',
  '/accessibility-conformance-report': 'Accessibility Conformance Report',
  '/site-map': 'Site Map',
};

/** READINGS.md, "Both readings are kept": old address → where it leads. */
export const ALIAS_TABLE: Readonly<Record<string, string>> = {
  '/contact-us': '/TrendSoft/ContactUs',
  '/privacy-policy': '/TrendSoft/Privacy-Policy',
  '/TrendSoft/oursolutions/CyberSecurity/WebAccess':
    '/TrendSoft/oursolutions/CyberSecurity/WebApiSecurity',
  '/TrendSoft/oursolutions/CyberSecurity/MobileAccess':
    '/TrendSoft/oursolutions/CyberSecurity/MobApiSecurity',
  '/TrendSoft/oursolutions/CyberSecurity/DocumentAccess':
    '/TrendSoft/oursolutions/CyberSecurity/ApiKey',
};

/** Pages that carry hero button, brochure card and 'Want to Know More?' (SPEC, "All pages"). */
export const SERVICE_ROUTES = Object.keys(ROUTE_TABLE).filter((route) =>
  /^\/(DigitalAccessibility$|TrendSoft\/oursolutions\/)/.test(route),
);
